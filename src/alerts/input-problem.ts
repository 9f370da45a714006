import { InvalidParameters, type ParameterProblem } from '../errors.ts';

/** What is wrong with a field of an input. */
export function problem(field: string, msg: string): InvalidParameters {
  const detail: ParameterProblem = { loc: ['body', field], type: 'value_error', msg };
  return new InvalidParameters([detail]);
}
