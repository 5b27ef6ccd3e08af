/** Loads the same address anew. */
export function reloadPage(place: Pick<Location, 'reload'> = location): void {
  place.reload();
}
