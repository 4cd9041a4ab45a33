/** A drawing of the server as the source of a picture: nothing in it can run. */
export const svgSource = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
