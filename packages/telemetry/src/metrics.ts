import {
  Counter,
  type CounterConfiguration,
  collectDefaultMetrics,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client'

/** Next bundles some modules several times; what they count must meet in one place. */
const shared = globalThis as { [key: symbol]: Registry | undefined }
const key = Symbol.for('palank.metrics')

function createRegistry(): Registry {
  const created = new Registry()
  shared[key] = created
  return created
}

/** All metrics of this process. */
export const registry: Registry = shared[key] ?? createRegistry()

const made = <Metric>(name: string, make: () => Metric): Metric =>
  (registry.getSingleMetric(name) as Metric | undefined) ?? make()

export const counter = <Label extends string = never>(options: CounterConfiguration<Label>): Counter<Label> =>
  made(options.name, () => new Counter({ ...options, registers: [registry] }))

export const gauge = <Label extends string = never>(options: GaugeConfiguration<Label>): Gauge<Label> =>
  made(options.name, () => new Gauge({ ...options, registers: [registry] }))

/** From a cached answer to a request that waits for its deadline; few, since each is a series for each name and status. */
export const durationBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

export const histogram = <Label extends string = never>(
  options: HistogramConfiguration<Label>,
): Histogram<Label> => made(options.name, () => new Histogram({ ...options, registers: [registry] }))

const requests = () =>
  histogram({
    name: 'palank_request_seconds',
    help: 'Duration of requests, by what was asked for and the class of the status',
    labelNames: ['club', 'name', 'status'],
    buckets: durationBuckets,
  })

/** `name` is one of a fixed list (a call, a kind of page): never a path, an id or an address. */
export type RequestSeconds = (name: string, status: number, seconds: number) => void

/** A series is looked up once; prom-client would build and hash its labels at every request. */
export function requestSecondsOf(club: string): RequestSeconds {
  const histogram = requests()
  const series = new Map<string, Histogram.Internal<'club' | 'name' | 'status'>[]>()
  return (name, status, seconds) => {
    const digit = Math.trunc(status / 100)
    const classes = series.get(name) ?? []
    if (classes.length === 0) series.set(name, classes)
    classes[digit] ??= histogram.labels(club, name, `${digit}xx`)
    classes[digit].observe(seconds)
  }
}

/** The rest of prom-client's default metrics says nothing that anybody here would act on. */
const processMetrics =
  /^(process_(cpu_seconds|resident_memory|start_time|open_fds|max_fds)|nodejs_(eventloop_lag_(seconds|p99)|heap_size_used))/

export function addProcessMetrics(): void {
  if (registry.getSingleMetric('process_cpu_seconds_total')) return
  const known = new Set(registry.getMetricsAsArray().map(({ name }) => name))
  collectDefaultMetrics({ register: registry })
  for (const { name } of registry.getMetricsAsArray())
    if (!known.has(name) && !processMetrics.test(name)) registry.removeSingleMetric(name)
}
