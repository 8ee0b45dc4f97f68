/** Pictures to keep: the drawing itself as a file, or painted. */

const SHARP = 2;
const NAME = /var\((--[\w-]+)\)/g;
const LOOKS =
  '.pd-print{font-family:"Cabin Variable",Cabin,"Segoe UI",sans-serif}' +
  '.pd-mark{fill:none;stroke-width:2.4;stroke-linecap:round}';

/** A drawing as a file of its own, with the colours it has now. */
export function fileOf(drawing: SVGSVGElement): string {
  const colours = getComputedStyle(drawing);
  const text = new XMLSerializer().serializeToString(drawing);
  return text
    .replace('>', `><style>${LOOKS}</style>`)
    .replace(NAME, (_, name: string) => colours.getPropertyValue(name).trim());
}

/** A drawing, painted. */
export async function paintingOf(drawing: SVGSVGElement): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(fileOf(drawing))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth * SHARP;
  canvas.height = picture.naturalHeight * SHARP;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no painting')))),
  );
}

/** Hand a file to the person. */
export function keep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
