import { toArticles } from '../api/toArticles';
import { sampleArticle } from '../testing/sampleArticle';
import { actionGroups } from './actionGroups';
import { organisationTypes } from './organisationTypes';

test('R-7 organisation types are those of the groups of actions, in their order', () => {
  const types = ['Utility', undefined, 'NGO', 'Networks', 'UTILITY', 'Bank'];
  const articles = toArticles([
    sampleArticle({ actions: types.map((org_type) => ({ name: 'Wait', ...(org_type && { org_type }) })) }),
  ]);
  expect(organisationTypes(articles)).toEqual(['Bank', 'Networks', 'NGO', 'Utility', null]);
  expect(actionGroups(articles).map(({ organisationType }) => organisationType)).toEqual(
    organisationTypes(articles),
  );
  expect(organisationTypes([])).toEqual([]);
});
