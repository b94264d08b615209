// Grain and fibre are drawn once, by the browser, from the SVG noise of tokens.css, and kept as pictures: a filter inside a
// background would be worked out again at every repaint.

const TEXTURES = ['--grain', '--fibre'] as const;

/** A picture of this SVG, drawn once. Its address stays good while the page is open. */
export async function drawTexture(source: string): Promise<string | undefined> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done));
  return blob ? URL.createObjectURL(blob) : undefined;
}

export async function keepTextures(): Promise<void> {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  for (const name of TEXTURES) {
    const source = /url\("(.*)"\)/.exec(style.getPropertyValue(`${name}-noise`))?.[1];
    if (!source) continue;
    try {
      const url = await drawTexture(source);
      if (url) root.style.setProperty(`${name}-drawn`, `url("${url}")`);
    } catch (error) {
      console.warn(`${name} stays plain`, error); // the page is as good without
    }
  }
}
