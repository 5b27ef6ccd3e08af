import { toArticles } from '../api/toArticles';
import { sampleArticle } from '../testing/sampleArticle';
import { actionGroups } from './actionGroups';

test('R-3, B-30 actions are grouped by organisation type, A to Z whatever its case, unspecified last', () => {
  const actions = [
    { name: 'one', org_type: 'Utility', action: 'Read it.', impact: 'A better offer.' },
    { name: 'two' },
    { name: 'three', org_type: 'Bank' },
    { action: 'four', org_type: 'UTILITY' },
  ];
  const groups = actionGroups(toArticles([sampleArticle({ actions })]));
  expect(
    groups.map(({ organisationType, actions }) => [organisationType, actions.map(({ name }) => name)]),
  ).toEqual([
    ['Bank', ['three']],
    ['Utility', ['one', null]],
    [null, ['two']],
  ]);
  expect(groups[1]?.actions[0]).toEqual({
    ...{ name: 'one', organisationType: 'Utility', action: 'Read it.', impact: 'A better offer.' },
    ...{ title: 'A cable comes ashore', anchor: 'grid-1' },
  });
});
