import { admission } from "../shared/admission-control.ts";
import type { ApiCall, ReceiveBody } from "../shared/api-call.ts";
import { forwardedAddress, networkOf } from "../shared/client-address.ts";

/** Reads the body of an accepted call and answers it when it is its turn. Throws OverloadError, ClientLeftError. */
export async function admitCall(request: Request, receive: ReceiveBody, call: ApiCall): Promise<Response> {
  const received = await receive(call.bodyBytes);
  if (received instanceof Response) return received;
  const network = call.turnOf ?? networkOf(forwardedAddress(request));
  return admission[call.work].run(network, request.signal, () => call.answer(received));
}
