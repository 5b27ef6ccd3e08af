import type { ReportBuilder } from './ReportBuilder.ts';

/** Images that are malformed, dangerous or never load. */
export function reportImageCases({ build }: ReportBuilder, imageBase: string) {
  const images: [string, unknown][] = [
    ['B-1 image missing', undefined],
    ['B-1 image null', null],
    ['B-1 image empty', ''],
    ['B-1 image not found', `${imageBase}/not-found.svg`],
    ['B-1 image a number', 5],
    ['B-1 image an object', { url: `${imageBase}/retail-consumer.svg` }],
    ['B-1 image an array', [`${imageBase}/retail-consumer.svg`]],
    ['B-1 image that is a page', 'https://www.harbour-herald.example/'],
    ['B-2 image http', 'http://www.harbour-herald.example/image.png'],
    ['B-2 image javascript', 'javascript:window.hostile=1'],
    ['B-2 image data page', 'data:text/html,<script>window.hostile=1</script>'],
    [
      'B-2 image data drawing',
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    ],
    ['B-2 image relative', 'images/retail-consumer.svg'],
    ['B-2 image without a scheme', '//www.harbour-herald.example/image.png'],
    ['B-2 image that ends its attribute', 'x" onerror="window.hostile=1'],
    ['B-2 image that ends its style', 'https://www.harbour-herald.example/a);color:red;x:url(b'],
    ['B-3 image of 20,000 pixels', `${imageBase}/hostile-20000-pixels.svg`],
    ['B-3 image that hangs', 'https://192.0.2.1/image.png'],
  ];
  return images.map(([name, image]) => build(name, { image }));
}
