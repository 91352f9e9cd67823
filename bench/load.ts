import autocannon from "autocannon";

const [url = "", key = "", duration = "8"] = process.argv.slice(2);

const result = await autocannon({
  url,
  duration: Number(duration),
  connections: 16,
  headers: { apikey: key, Authorization: `Bearer ${key}` },
});

process.stdout.write(
  JSON.stringify({
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }),
);
