/** The welcome page (S-5). */
export const welcomeTexts = {
  title: (company: string) => `Welcome to ${company}`,
};
