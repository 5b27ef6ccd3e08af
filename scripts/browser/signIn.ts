import type { Page } from 'playwright-core';
import { LoginPage } from './LoginPage.ts';
import { ProviderPage } from './ProviderPage.ts';

/** From the login view through the provider's page, as the employee whose name starts so. */
export async function signIn(page: Page, employee?: string): Promise<void> {
  await new LoginPage(page).button.click();
  await new ProviderPage(page).employee(employee).click();
}
