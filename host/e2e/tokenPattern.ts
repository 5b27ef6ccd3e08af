/** The first two parts of a signed token. Its beginning alone may stand in a key of the provider by chance. */
export const tokenPattern = /eyJ[\w-]+\.eyJ/;
