import type { RawEditorOptions } from "tinymce";
import type { TextPictures } from "./text-pictures.ts";

/** The TinyMCE configuration for pictures: uploaded when pasted or dropped, or chosen in the image dialog. */
export function pictureSettings(
  { upload, reasonOf, choose }: TextPictures,
  onUploadEnd: () => void,
): RawEditorOptions {
  return {
    automatic_uploads: true,
    paste_data_images: true,
    // Also those that the library rejects: with a reason.
    images_file_types: "jpeg,jpg,png,gif,webp,avif,heic,heif,svg,bmp,tiff",
    async images_upload_handler(blobInfo, progress) {
      const blob = blobInfo.blob();
      // A dropped file is of the frame's realm: no instance of this one's File.
      const name = "name" in blob ? String(blob.name) : blobInfo.filename();
      try {
        return await upload(new File([blob], name, { type: blob.type }), (share) => progress(share * 100));
      } catch (error) {
        throw { message: reasonOf(error), remove: true };
      } finally {
        // After the editor has replaced or removed the picture.
        setTimeout(onUploadEnd);
      }
    },
    file_picker_types: "image",
    file_picker_callback(fill) {
      void choose().then((address) => {
        if (address !== null) fill(address);
      });
    },
  };
}
