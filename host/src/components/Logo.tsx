import { color } from '@portal/shared';
import { paths } from '@portal/shared/declaration';
import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';

/** Link to the start page, named after the company (S-49). */
export function Logo({ company }: { company: string }) {
  return (
    <Home to={paths.home}>
      <Sign aria-hidden="true" viewBox="0 0 24 24">
        <rect x="2" y="2" width="20" height="20" rx="5" />
        <path d="M7 16.5v-4M12 16.5v-9M17 16.5v-6" />
      </Sign>
      <Name>{company}</Name>
    </Home>
  );
}

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-width: 1.75rem;
  min-height: 2.75rem;
  color: ${color.onBar};
  font-weight: 650;
  text-decoration: none;

  &:hover {
    color: ${color.onBar};
    text-decoration: underline;
  }
`;

const Sign = styled.svg`
  flex: none;
  width: 1.75rem;
  max-width: none;
  height: 1.75rem;

  rect {
    fill: #8ab8f5;
  }

  path {
    fill: none;
    stroke: #17212b;
    stroke-width: 2.5;
    stroke-linecap: round;
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
