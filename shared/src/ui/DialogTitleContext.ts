import { createContext, type RefObject } from 'react';

/** The title of the dialog that a part is in; null on the page itself. */
export const DialogTitleContext = createContext<RefObject<HTMLElement | null> | null>(null);
