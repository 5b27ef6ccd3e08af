/** Runtime doors of shared. */
export const doors = {
  '@portal/shared': 'shared/src/index.ts',
  '@portal/shared/declaration': 'shared/src/declaration.ts',
  '@portal/shared/dialog': 'shared/src/dialog.ts',
  '@portal/shared/router': 'shared/src/router.ts',
};
