/** Every error a client can get: name, status, public message. Causes and stacks go to the log only. */
const ERRORS = {
  MalformedRequest: [400, () => 'Malformed request: check its HTTP syntax, URL and Host header.'],
  MalformedJson: [400, () => 'Invalid request body: it must be JSON in UTF-8.'],
  InvalidBatch: [400, () => 'Invalid parameter batch: it must be a calendar day, as YYYY-MM-DD.'],
  MalformedText: [400, () => 'Invalid request body: it must be text in UTF-8.'],
  KeyMissing: [401, () => 'API key missing: send it in the x-api-key header.'],
  KeyInvalid: [401, () => 'Invalid API key: it is unknown, expired or revoked.'],
  NetworkNotAllowed: [403, () => "This API key can't be used from your network."],
  ScopeMissing: [403, (scope: string) => `This API key lacks the "${scope}" scope.`],
  TargetShared: [
    403,
    (scope: string) =>
      `Saved searches that this API key can't see notify this target: the key lacks the "${scope}" scope.`,
  ],
  RouteNotFound: [404, () => 'Endpoint not found: see /docs for all endpoints.'],
  NotFound: [404, (what: string) => `${what} not found.`],
  BatchNotCovered: [
    404,
    (batch: string) => `No data for batch ${batch}: see /api/v2/feed/coverage for covered days.`,
  ],
  BatchTooOld: [
    404,
    (batch: string) => `Batch ${batch} is older than 30 days: this API key lacks the "archive" scope.`,
  ],
  ConsoleMissing: [404, () => 'The console is not built: run "npm run build:console".'],
  MethodNotAllowed: [405, () => 'Method not allowed: see the Allow header.'],
  IdempotencyKeyInUse: [
    409,
    () =>
      'The first request with this Idempotency-Key is still running: retry after the time in Retry-After.',
  ],
  RequestTimeout: [408, () => 'Request timeout: the request did not arrive in time.'],
  ResponseTooLarge: [413, () => 'Response too large: use a smaller page_size or narrow the search.'],
  BodyTooLarge: [413, () => 'Request body too large: the limit is 64 KiB.'],
  TooManyValues: [413, () => 'Request body too large: send the values in several requests of up to 2 MiB.'],
  PushTooLarge: [
    413,
    () =>
      'Request body too large: it exceeds NIGHTJAR_PUSH_QUEUE_BYTES. Send it in parts, or as a chunked stream of lines.',
  ],
  UrlTooLong: [414, () => 'URL too long: the limit is 16 KiB, and 1,000 characters per path parameter.'],
  UnsupportedMediaType: [
    415,
    () =>
      'Unsupported request body: send application/json in UTF-8, without compression; POST /api/v2/lookup also accepts text/csv and text/plain.',
  ],
  UnknownFormat: [
    415,
    (formats: string) =>
      `Unknown format: name the format of the body in the path, as in /api/v2/ingest/records. Formats: ${formats}.`,
  ],
  WrongEncoding: [
    415,
    () => 'Unreadable request body: Content-Encoding must be gzip, zstd or deflate, and match the body.',
  ],
  ExpectationFailed: [417, () => 'Unsupported Expect header: only "100-continue" is supported.'],
  InvalidParameters: [422, (problem: string) => withPeriod(`Invalid parameter ${problem}`)],
  InvalidQuery: [422, (problem: string) => withPeriod(`Invalid query: ${problem}`)],
  AllRejected: [422, (reason: string) => withPeriod(`All entries were rejected. First: ${reason}`)],
  BodyDamaged: [
    422,
    (reason: string) =>
      withPeriod(`The rest of the request body can't be read; entries before that are imported: ${reason}`),
  ],
  BodyEmpty: [422, () => 'Empty request body: it has no entries.'],
  ContentPurged: [422, () => 'This content was purged permanently: it is not imported again.'],
  IdempotencyKeyReused: [
    422,
    () => 'This Idempotency-Key was used for another request: use a new one for each request.',
  ],
  QueueFull: [429, () => 'Too much data is waiting to be imported: retry after the time in Retry-After.'],
  RateLimited: [429, () => 'Rate limit reached: retry after the time in the Retry-After header.'],
  TooManyStreams: [
    429,
    () => 'Too many open streams: close some, or retry after the time in the Retry-After header.',
  ],
  TooManyWrongKeys: [
    429,
    () => 'Too many invalid API keys from your network: retry after the time in the Retry-After header.',
  ],
  HeadersTooLarge: [431, () => 'Request headers too large: the limit is 32 KiB, including the URL.'],
  ClientDisconnected: [499, () => 'The client disconnected before the response was ready.'],
  Internal: [500, () => 'Internal error: look up the x-request-id header in the server log.'],
  SearchTooSlow: [503, () => 'Search timeout: use rarer terms, a shorter time range or one platform.'],
  Busy: [503, () => 'Too many concurrent searches: retry after the time in the Retry-After header.'],
  TooManyUnreadResponses: [503, () => 'Too many unread responses: read them, then retry.'],
  AuditUnavailable: [
    503,
    () => "Temporarily unavailable: requests can't be recorded in the audit log. Retry later.",
  ],
  ServerStopping: [
    503,
    () =>
      'The server is stopping: lines that are not acknowledged were not imported. Reconnect and resend them.',
  ],
  Unavailable: [503, () => 'Temporarily unavailable: retry later.'],
  StorageFull: [507, () => 'The disk is full: nothing was imported. Free space on the server, then retry.'],
} as const satisfies Record<string, readonly [number, (subject: string) => string]>;

function withPeriod(text: string): string {
  return /[?…]$/.test(text) ? text : `${text}.`;
}

export type ErrorName = keyof typeof ERRORS;

/** Only pushes can get these. */
export const PUSH_ERRORS: ReadonlySet<ErrorName> = new Set<ErrorName>([
  'IdempotencyKeyInUse',
  'PushTooLarge',
  'UnknownFormat',
  'WrongEncoding',
  'AllRejected',
  'BodyDamaged',
  'BodyEmpty',
  'ContentPurged',
  'IdempotencyKeyReused',
  'QueueFull',
  'ServerStopping',
  'StorageFull',
]);

export const ERROR_TABLE: { name: ErrorName; status: number; message: string }[] = Object.entries(ERRORS).map(
  ([name, [status, message]]) => ({
    name: name as ErrorName,
    status,
    message: message('…'),
  }),
);

export class ApiError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(
    name: ErrorName,
    subject = '',
    options: { cause?: unknown; headers?: Record<string, string> } = {},
  ) {
    const [status, message] = ERRORS[name];
    super(message(subject), { cause: options.cause });
    this.name = name;
    this.status = status;
    this.headers = options.headers ?? {};
  }
}

/** One invalid parameter, in the shape that the API contract defines. */
export interface ParameterProblem {
  loc: string[];
  msg: string;
  type: string;
  /** Where in the value the mistake is: the number of the character, from 1. */
  position?: number;
}

/** The parameter, and the position in its list: `prefixes[0]`. */
function nameOf({ loc }: ParameterProblem): string {
  const [where = '', name = where, ...positions] = loc;
  return `${name}${positions.map((position) => `[${position}]`).join('')}`;
}

export class InvalidParameters extends ApiError {
  readonly detail: ParameterProblem[];

  constructor(detail: ParameterProblem[], name: 'InvalidParameters' | 'InvalidQuery' = 'InvalidParameters') {
    // Some clients show only the message, so it includes the first problem.
    const [first] = detail;
    super(name, first && (name === 'InvalidQuery' ? first.msg : `${nameOf(first)}: ${first.msg}`));
    this.detail = detail;
  }

  static query(parameter: string, type: string, msg: string): InvalidParameters {
    return new InvalidParameters([{ loc: ['query', parameter], msg, type }]);
  }

  /** A syntax error in the search query `q`. */
  static searchQuery(type: string, msg: string, position?: number): InvalidParameters {
    const problem =
      position === undefined ? { msg, type } : { msg: `${msg} (character ${position})`, type, position };
    return new InvalidParameters([{ loc: ['query', 'q'], ...problem }], 'InvalidQuery');
  }

  /** The same error for parameters sent in a request body. */
  inBody(): InvalidParameters {
    return new InvalidParameters(
      this.detail.map(({ loc: [, ...name], ...problem }) => ({ loc: ['body', ...name], ...problem })),
      this.name as 'InvalidParameters' | 'InvalidQuery',
    );
  }
}
