/** True of a press that opens a link in another tab or window: the reader stays where they are. */
export const opensTab = ({
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) => ctrlKey || metaKey || shiftKey;
