const megabytes = sizeFormat("megabyte", 1);
const kilobytes = sizeFormat("kilobyte", 0);

function sizeFormat(unit: string, maximumFractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat("en-GB", { style: "unit", unit, maximumFractionDigits });
}

/** A number of bytes in kB or MB, of 1,024 as the upload limits count. */
export function formatSize(bytes: number): string {
  const inKilobytes = Math.ceil(bytes / 1024);
  return inKilobytes < 1000 ? kilobytes.format(inKilobytes) : megabytes.format(bytes / 1024 / 1024);
}
