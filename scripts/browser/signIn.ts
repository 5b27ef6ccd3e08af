import type { Page } from 'playwright-core';
import { LoginPage } from './LoginPage.ts';
import { ProviderPage } from './ProviderPage.ts';

/** Signs in from the login view, as the employee whose name starts with `employee`. */
export async function signIn(page: Page, employee?: string): Promise<void> {
  await new LoginPage(page).button.click();
  await new ProviderPage(page).employee(employee).click();
}
