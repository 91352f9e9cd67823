import { useEffect, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { mediaIdOf } from "../../data/media/picture-address.ts";
import { type LibraryPicture, type LibraryPictures, listPictures } from "../../data/media/pictures.ts";
import { type ShownPicture, shownPicture } from "../../data/media/shown-picture.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";

/** What stays visible in a crop of the picture at this address, for `object-position`; undefined for its middle. */
export function useFocalPoint(address: string): string | undefined {
  const id = mediaIdOf(address);
  const picture: LibraryPicture | undefined = useLibraryPictures(address)[id ?? ""];
  return picture && `${picture.focal_x}% ${picture.focal_y}%`;
}

/** The library's picture at this address as a page in a language shows it; null for others, and until it is read. */
export function useShownPicture(address: string, language: Language): ShownPicture | null {
  return shownPicture(useLibraryPictures(address), address, language);
}

function useLibraryPictures(address: string): LibraryPictures {
  const id = mediaIdOf(address);
  const [found, setFound] = useState<LibraryPictures>({});
  useEffect(() => {
    if (id === null) return;
    let isWanted = true;
    void orNull(listPictures(accountDatabase(), [address])).then((pictures) => {
      if (isWanted && pictures) setFound(pictures);
    });
    return () => {
      isWanted = false;
    };
  }, [id, address]);
  return found;
}
