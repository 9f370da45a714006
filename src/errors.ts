/**
 * The table of everything a client can be told to be wrong: name, status, public sentence. A sentence may take
 * what the thrower knows; causes and stacks are for the log alone.
 */
const ERRORS = {
  MalformedRequest: [400, () => 'The request is not valid HTTP or its URL is malformed.'],
  MalformedJson: [400, () => 'The request body is not valid JSON in UTF-8.'],
  InvalidBatch: [400, () => 'batch must be a day of the calendar in the form YYYY-MM-DD.'],
  KeyMissing: [401, () => 'An API key is required in the x-api-key header.'],
  KeyInvalid: [401, () => 'The API key is not valid.'],
  NetworkNotAllowed: [403, () => 'This API key must not be used from this network.'],
  ScopeMissing: [403, (scope: string) => `This API key lacks the scope "${scope}".`],
  RouteNotFound: [404, () => 'There is no such endpoint.'],
  NotFound: [404, (what: string) => `${what} not found.`],
  BatchNotCovered: [404, (batch: string) => `There is no data for the batch ${batch}.`],
  BatchTooOld: [
    404,
    (batch: string) => `The batch ${batch} is older than 30 days; this API key lacks the scope "archive".`,
  ],
  ConsoleMissing: [404, () => 'The console is not built; "npm run build:console" in the checkout does it.'],
  MethodNotAllowed: [405, () => 'This method is not allowed here; see Allow.'],
  RequestTimeout: [408, () => 'The request took too long to arrive.'],
  AnswerTooLarge: [
    413,
    () => 'The answer would be too large; ask for a smaller page_size where there are pages.',
  ],
  BodyTooLarge: [413, () => 'The request body is larger than 64 KiB.'],
  UrlTooLong: [414, () => 'The URL is too long.'],
  UnsupportedMediaType: [
    415,
    () => 'The request body must be sent as application/json, in UTF-8 and not compressed.',
  ],
  ExpectationFailed: [417, () => 'Only "Expect: 100-continue" is supported.'],
  InvalidParameters: [422, (problem: string) => `Invalid parameter ${problem}`],
  RateLimited: [429, () => 'The rate limit of this API key is used up; see Retry-After.'],
  TooManyWrongKeys: [429, () => 'Too many wrong API keys from this address; see Retry-After.'],
  HeadersTooLarge: [431, () => 'The request headers or its URL are too large.'],
  ClientGone: [499, () => 'The client closed the connection before the answer was ready.'],
  Internal: [500, () => 'Something went wrong on our side; the x-request-id finds it in the log.'],
  SearchTooSlow: [
    503,
    () => 'The search takes too long; ask for rarer words, a shorter time or one platform.',
  ],
  Busy: [503, () => 'Too many searches at once; try again in a moment, see Retry-After.'],
  AnswersUnread: [503, () => 'Earlier answers have not been read yet; read them, or try again later.'],
  AuditUnavailable: [
    503,
    () => 'Requests cannot be recorded right now, so they are not answered; try again soon.',
  ],
  Unavailable: [503, () => 'The service cannot answer right now; try again soon.'],
} as const satisfies Record<string, readonly [number, (subject: string) => string]>;

export type ErrorName = keyof typeof ERRORS;
export const ERROR_TABLE: { name: ErrorName; status: number; sentence: string }[] = Object.entries(
  ERRORS,
).map(([name, [status, sentence]]) => ({ name: name as ErrorName, status, sentence: sentence('…') }));

export class ApiError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(
    name: ErrorName,
    subject = '',
    options: { cause?: unknown; headers?: Record<string, string> } = {},
  ) {
    const [status, sentence] = ERRORS[name];
    super(sentence(subject), { cause: options.cause });
    this.name = name;
    this.status = status;
    this.headers = options.headers ?? {};
  }
}

/** One thing wrong with one parameter: the validation shape of spec section 7. */
export interface ParameterProblem {
  loc: string[];
  msg: string;
  type: string;
}

export class InvalidParameters extends ApiError {
  readonly detail: ParameterProblem[];

  constructor(detail: ParameterProblem[]) {
    // Some clients show the message alone, so it names the first problem.
    const [first] = detail;
    super('InvalidParameters', first && `${first.loc.at(-1)}: ${first.msg}`);
    this.detail = detail;
  }

  static query(parameter: string, type: string, msg: string): InvalidParameters {
    return new InvalidParameters([{ loc: ['query', parameter], msg, type }]);
  }

  /** The same where the parameters came in a body. */
  inBody(): InvalidParameters {
    return new InvalidParameters(
      this.detail.map(({ loc: [, ...name], ...problem }) => ({ loc: ['body', ...name], ...problem })),
    );
  }
}
