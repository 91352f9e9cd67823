import { useEffect, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { mediaIdOf } from "../../../data/media/picture-address.ts";
import { listPictures } from "../../../data/media/pictures.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";

/** What stays visible in a crop of the picture at this address, for `object-position`; undefined for its middle. */
export function useFocalPoint(address: string): string | undefined {
  const id = mediaIdOf(address);
  const [found, setFound] = useState<{ id: string; position: string } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isWanted = true;
    void orNull(listPictures(accountDatabase(), [address])).then((pictures) => {
      const picture = pictures?.[id];
      if (isWanted && picture) setFound({ id, position: `${picture.focal_x}% ${picture.focal_y}%` });
    });
    return () => {
      isWanted = false;
    };
  }, [id, address]);
  return found?.id === id ? found?.position : undefined;
}
