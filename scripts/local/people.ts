export interface Person {
  /** has the form of an Okta user id */
  id: string;
  name?: string;
  email?: string;
  department?: string;
  title?: string;
}

/** Invented employees. The last two test layouts: a name that is too long, and none at all. */
export const people: readonly Person[] = [
  {
    id: '00u1ab2cd3EF4gh5IJ6k',
    name: 'Ada Okafor',
    email: 'ada.okafor@example.com',
    department: 'Communications',
    title: 'Head of Communications',
  },
  {
    id: '00u7lm8no9PQ0rs1TU2v',
    name: 'Jonas Meier',
    email: 'jonas.meier@example.com',
    department: 'Public Affairs',
    title: 'Policy Advisor',
  },
  {
    id: '00u3wx4yz5AB6cd7EF8g',
    name: '田中 さくら',
    email: 'sakura.tanaka@example.com',
    department: 'Investor Relations',
    title: 'Analyst',
  },
  {
    id: '00u9hi0jk1LM2no3PQ4r',
    name: 'Wilhelmina-Alexandrina Featherstonehaugh-Vandenberghe de la Torre y Montenegro III',
    email:
      'wilhelmina-alexandrina.featherstonehaugh-vandenberghe.de-la-torre-y-montenegro@corporate-communications.emea.example.com',
    department: 'Corporate Communications, Europe, Middle East and Africa',
    title: 'Senior Associate Director of Regulatory and Stakeholder Communications',
  },
  { id: '00u5st6uv7WX8yz9AB0c' },
];

export function findPerson(id: string) {
  return people.find((person) => person.id === id);
}
