import { css, styled } from 'styled-components';
import { continueTexts } from '../texts/continueTexts';
import { pillWindow } from './pillPlace';

/** Says which article the reader had reached: in one line, or two in a pill. */
export const ReachedTitle = ({ title }: { title: string }) => (
  <Text>
    <Lead>{continueTexts.reached}</Lead>
    <Quote>
      {continueTexts.quoteBegins}
      <Title dir="auto">{title}</Title>
      {continueTexts.quoteEnds}
    </Quote>
  </Text>
);

const Text = styled.div`
  display: flex;
  min-width: 0;

  @media ${pillWindow} {
    flex-direction: column;
    flex: 1;

    /* Only heard where letters of twice the size leave it no room. */
    @container (max-width: 14rem) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const shortened = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Quote = styled.span`
  display: flex;
  min-width: 0;
  white-space: pre;
`;

// Shortened by itself, at its own end: in the line a title from right to left would lose its beginning.
const Title = styled.bdi`
  ${shortened}
  white-space: nowrap;
`;

const Lead = styled.span`
  flex: none;
  white-space: pre;

  @media ${pillWindow} {
    ${shortened}
  }
`;
