import { createLatePart } from '@portal/shared';
import { useRetriedPart } from './useRetriedPart';

// Loaded late: nobody prints before there is something to read.
const styleOfFoot = createLatePart<{ $text: string }>({
  name: 'reports.foot',
  load: async () => (await import('./PageFootStyle')).PageFootStyle,
  onIdle: 'preload',
});

/** Names what is printed, and counts the pages, at the foot of each. */
export function PageFoot({ text }: { text: string }) {
  const { Part } = useRetriedPart(styleOfFoot);
  return Part && <Part $text={text} />;
}
