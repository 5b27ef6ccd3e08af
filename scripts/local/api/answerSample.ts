import { matchPattern, type SampleCall, type Samples } from '@portal/shared/declaration';
import { failure, type Answer } from './answer.ts';
import type { FaultMode } from './faults.ts';

/** Header of the answer to a call that no remote has a sample for. */
export const noSample = 'x-portal-no-sample';

const isData = (mode: FaultMode): mode is 'empty' | 'hostile' | 'large' =>
  mode === 'empty' || mode === 'hostile' || mode === 'large';

/** A remote's own answer to one of its calls. */
export function answerSample(samples: Samples, { pathname, searchParams }: URL, mode: FaultMode): Answer {
  for (const [pattern, sample] of Object.entries(samples)) {
    const params = matchPattern(pattern, pathname);
    if (!params) continue;
    const call: SampleCall = { params, query: searchParams, mode: isData(mode) ? mode : 'usual' };
    const body = sample(call);
    return body === undefined ? failure(404, 'The sample has no such thing.') : { status: 200, body };
  }
  return failure(404, 'No remote has an answer for this address in its src/testing/samples.ts.', {
    [noSample]: pathname,
  });
}
