import { hostileArticle } from './hostileArticle.ts';

/** Actions that are not lists, or whose fields are not texts. */
export function articleActionCases() {
  const sound = {
    name: 'Quayside Holdings',
    org_type: 'Company',
    action: 'Signs the contract.',
    impact: 'Deliveries start earlier.',
  };
  const acting = (title: string, actions: unknown) => hostileArticle(title, { actions });
  return [
    acting('B-28 actions missing', undefined),
    acting('B-28 actions null', null),
    acting('B-28 actions empty', []),
    acting('B-28 actions a string', 'Signs the contract.'),
    acting('B-28 actions an object', { 0: sound, length: 1 }),
    acting('B-28 actions with entries that are none', [null, 'a string', 3, [], sound]),
    acting(
      'B-29 one field null in each action',
      Object.keys(sound).map((field) => ({ ...sound, [field]: null })),
    ),
    acting('B-29 all fields null', [{ name: null, org_type: null, action: null, impact: null }, sound]),
    acting('B-29 all fields missing', [{}, sound]),
    acting('B-29 fields of other types', [{ name: 1, org_type: {}, action: ['no'], impact: true }, sound]),
    acting(
      'B-29 200 actions',
      Array.from({ length: 200 }, () => sound),
    ),
    acting('B-30 org_type missing', [{ ...sound, org_type: undefined }]),
    acting('B-30 org_type empty', [{ ...sound, org_type: '' }]),
    acting('B-30 org_type unknown', [{ ...sound, org_type: 'Weather station' }]),
    acting('B-30 org_type __proto__', [{ ...sound, org_type: '__proto__' }]),
    acting('B-30 org_type a number', [{ ...sound, org_type: 5 }]),
  ];
}
