export interface Line {
  name: string;
  /** Latency (ms), and throughput (bytes per second, -1 without limit) in both directions. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
  /** How many times slower the processor is. */
  slowdown: number;
  /** The API is on another origin, which the browser has to ask first. */
  isApiElsewhere?: true;
}

const phone = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };

export const lines: Line[] = [
  { name: '150 ms, 1.6 Mbit/s, CPU ÷4', network: phone, slowdown: 4 },
  { name: '300 ms', network: { latency: 300, ...unlimited }, slowdown: 1 },
  { name: 'unthrottled', network: null, slowdown: 1 },
  {
    name: '150 ms, 1.6 Mbit/s, CPU ÷4, API on another origin',
    network: phone,
    slowdown: 4,
    isApiElsewhere: true,
  },
];
