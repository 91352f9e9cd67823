import { z } from "zod";

// The content security policy forbids the code generation that zod would try. The browser's code
// takes zod from here, so that no schema is made before this is set.
z.config({ jitless: true });

export { z };
