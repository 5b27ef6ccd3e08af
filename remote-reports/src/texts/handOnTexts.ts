/** Reports and articles that are shared and saved, and the words in what is handed on. */
export const handOnTexts = {
  share: 'Share',
  mail: 'E-mail',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkRefused: 'The link could not be copied',
  copyText: 'Copy as text',
  textCopied: 'Text copied',
  textRefused: 'The text could not be copied',
  source: (address: string) => `Source: ${address}`,
  inPortal: (address: string) => `In the portal: ${address}`,

  save: 'Save',
  saveMarkdown: 'Save as Markdown',
  saveCsv: 'Save actions as CSV',
  saving: (file: string) => `${file} is being saved.`,
  notSaved: 'The file could not be made. Please try again.',
};
