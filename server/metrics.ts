// Counters and gauges as Prometheus text.

/** Upper bounds in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const RATE_WINDOW_S = 10;

class Histogram {
  private readonly counts = new Array<number>(BOUNDS.length + 1).fill(0);
  private sum = 0;
  private total = 0;

  note(seconds: number): void {
    let i = 0;
    while (i < BOUNDS.length && seconds > (BOUNDS[i] as number)) i++;
    this.counts[i] = (this.counts[i] as number) + 1;
    this.sum += seconds;
    this.total++;
  }

  lines(name: string, help: string): string[] {
    const out = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
    let below = 0;
    for (const [i, bound] of BOUNDS.entries()) {
      below += this.counts[i] as number;
      out.push(`${name}_bucket{le="${bound}"} ${below}`);
    }
    out.push(`${name}_bucket{le="+Inf"} ${this.total}`, `${name}_sum ${this.sum}`, `${name}_count ${this.total}`);
    return out;
  }
}

/** What is counted elsewhere and only read when somebody asks. */
export interface Gauges {
  tablesLive(): number;
  tablesAwake(): number;
  tablesStored(): Promise<number>;
  connections(): number;
  botQueue(): number;
  unread(): number;
}

export class Metrics {
  /** From receipt to disk. */
  readonly answerLatency = new Histogram();
  readonly botTime = new Histogram();
  private decisions = 0;
  private botTimeouts = 0;
  private readonly errors = new Map<string, number>();
  /** Decisions of the last seconds, by second. */
  private readonly recent = new Array<number>(RATE_WINDOW_S).fill(0);
  private second = 0;

  decided(seconds: number): void {
    this.decisions++;
    this.answerLatency.note(seconds);
    this.turnTo(nowSecond());
    const i = this.second % RATE_WINDOW_S;
    this.recent[i] = (this.recent[i] as number) + 1;
  }

  failed(code: string): void {
    this.errors.set(code, (this.errors.get(code) ?? 0) + 1);
  }

  botTimedOut(): void {
    this.botTimeouts++;
  }

  private turnTo(second: number): void {
    const passed = Math.min(second - this.second, RATE_WINDOW_S);
    for (let i = 1; i <= passed; i++) this.recent[(second - passed + i) % RATE_WINDOW_S] = 0;
    this.second = second;
  }

  async text(gauges: Gauges): Promise<string> {
    this.turnTo(nowSecond());
    const rate = this.recent.reduce((sum, n) => sum + n, 0) / RATE_WINDOW_S;
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const lines = [
      ...gauge('veillee_tables_live', 'Tables in memory', gauges.tablesLive()),
      ...gauge('veillee_tables_awake', 'Tables in memory with their match', gauges.tablesAwake()),
      ...gauge('veillee_tables_stored', 'Tables in the store', await gauges.tablesStored()),
      ...gauge('veillee_connections', 'Open websockets', gauges.connections()),
      ...counter('veillee_decisions_total', 'Answers of people on disk', this.decisions),
      ...gauge('veillee_decisions_per_second', `Over the last ${RATE_WINDOW_S} seconds`, rate),
      ...this.answerLatency.lines('veillee_answer_seconds', 'From receipt of an answer to its durable acknowledgement'),
      ...gauge('veillee_bot_queue', 'Jobs that wait for a worker', gauges.botQueue()),
      ...gauge('veillee_unread_bytes', 'Said and not read yet', gauges.unread()),
      ...this.botTime.lines('veillee_bot_seconds', 'How long bots think'),
      ...counter('veillee_bot_timeouts_total', 'Bots that took too long', this.botTimeouts),
      '# HELP veillee_errors_total Refusals and failures by code',
      '# TYPE veillee_errors_total counter',
      ...[...this.errors].map(([code, n]) => `veillee_errors_total{code="${code}"} ${n}`),
      ...counter('process_cpu_seconds_total', 'Processor time used', (user + system) / 1e6),
      ...gauge('process_resident_memory_bytes', 'Resident memory', rss),
      ...gauge('nodejs_heap_used_bytes', 'Heap in use', heapUsed),
      ...gauge('nodejs_external_memory_bytes', 'Memory outside the heap', external),
      ...gauge('process_uptime_seconds', 'Since the process started', process.uptime()),
    ];
    return `${lines.join('\n')}\n`;
  }
}

const nowSecond = (): number => Math.floor(performance.now() / 1000);

const gauge = (name: string, help: string, value: number): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  `${name} ${value}`,
];

const counter = (name: string, help: string, value: number): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} counter`,
  `${name} ${value}`,
];
