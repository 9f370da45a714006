/**
 * Multinomial logistic regression over the features of a text, with eld's scores as further inputs. AdaGrad; the least
 * important weights are removed, and the others fitted again.
 */

export interface Example {
  language: number;
  features: Int32Array;
  /** For each language; 0 if eld does not know it. */
  eldScores: Float32Array;
  ngrams: number;
}

const EPOCHS = 4;
const EPOCHS_AFTER_PRUNING = 4;
const RATE = 0.2;
const RATE_AFTER_PRUNING = 0.1;
const DECAY = 0.01;
const FREQUENT = 400;
const NEGLIGIBLE = 1e-3;

export class Classifier {
  readonly bias: Float32Array;
  readonly perNgram: Float32Array;
  readonly perEldScore: Float32Array;
  readonly weights: Float32Array;
  readonly probabilities: Float64Array;
  #languages: number;
  #squares: { bias: Float32Array; perNgram: Float32Array; perEldScore: Float32Array; weights: Float32Array };
  #isKept: Uint8Array | undefined;

  constructor(languages: number, features: number) {
    this.#languages = languages;
    const zeros = () => new Float32Array(languages);
    this.bias = zeros();
    this.perNgram = zeros();
    this.perEldScore = zeros().fill(0.5);
    this.weights = new Float32Array(languages * features);
    this.probabilities = new Float64Array(languages);
    this.#squares = {
      bias: zeros(),
      perNgram: zeros(),
      perEldScore: zeros(),
      weights: new Float32Array(languages * features),
    };
  }

  fit(examples: Example[], importance: Float64Array, frequency: number[], keep: number): void {
    for (let epoch = 0; epoch < EPOCHS; epoch++) this.#epoch(shuffled(examples, epoch + 1), importance, RATE);
    this.#prune(frequency, keep);
    for (let epoch = 0; epoch < EPOCHS_AFTER_PRUNING; epoch++)
      this.#epoch(shuffled(examples, epoch + 11), importance, RATE_AFTER_PRUNING);
  }

  /** Fills `probabilities`. */
  predict({ features, eldScores, ngrams }: Example): void {
    const { probabilities: p } = this;
    const count = this.#languages;
    for (let language = 0; language < count; language++)
      p[language] =
        (this.bias[language] as number) +
        (this.perNgram[language] as number) * ngrams +
        (this.perEldScore[language] as number) * (eldScores[language] as number);
    for (const feature of features) {
      const offset = feature * count;
      for (let language = 0; language < count; language++)
        (p[language] as number) += this.weights[offset + language] as number;
    }
    let max = -Infinity;
    for (let language = 0; language < count; language++) max = Math.max(max, p[language] as number);
    let sum = 0;
    for (let language = 0; language < count; language++)
      sum += p[language] = Math.exp((p[language] as number) - max);
    for (let language = 0; language < count; language++) (p[language] as number) /= sum;
  }

  #epoch(examples: Example[], importance: Float64Array, rate: number): void {
    const count = this.#languages;
    const { bias, perNgram, perEldScore, weights } = this.#squares;
    const step = (values: Float32Array, squares: Float32Array, at: number, gradient: number) => {
      (squares[at] as number) += gradient * gradient;
      (values[at] as number) -= (rate * gradient) / Math.sqrt((squares[at] as number) + 1);
    };
    const gradients = this.probabilities;
    const active = new Int32Array(count);
    for (const example of examples) {
      this.predict(example);
      let activeCount = 0;
      for (let language = 0; language < count; language++) {
        const error = (gradients[language] as number) - (language === example.language ? 1 : 0);
        const gradient = (importance[example.language] as number) * error;
        if (Math.abs(gradient) < NEGLIGIBLE) continue;
        gradients[language] = gradient;
        active[activeCount++] = language;
        step(this.bias, bias, language, gradient);
        step(this.perNgram, perNgram, language, gradient * example.ngrams);
        if (example.eldScores[language] !== 0)
          step(this.perEldScore, perEldScore, language, gradient * (example.eldScores[language] as number));
      }
      for (const feature of example.features) {
        for (let index = 0; index < activeCount; index++) {
          const at = feature * count + (active[index] as number);
          if (this.#isKept?.[at] === 0) continue;
          const gradient = gradients[active[index] as number] as number;
          step(this.weights, weights, at, gradient + DECAY * (this.weights[at] as number));
        }
      }
    }
  }

  /** A weight matters if it is large, and if its feature is frequent. */
  #prune(frequency: number[], keep: number): void {
    const { weights } = this;
    const values = new Float32Array(weights.length);
    for (let at = 0; at < weights.length; at++) {
      const seen = frequency[Math.floor(at / this.#languages)] as number;
      values[at] = Math.abs(weights[at] as number) * Math.sqrt(Math.min(FREQUENT, seen));
    }
    const limit = Float32Array.from(values).sort().at(-keep) ?? 0;
    this.#isKept = new Uint8Array(weights.length);
    for (let at = 0; at < weights.length; at++) {
      if ((values[at] as number) > 0 && (values[at] as number) >= limit) this.#isKept[at] = 1;
      else weights[at] = 0;
    }
  }
}

/** The same order every time. */
function shuffled<T>(values: T[], seed: number): T[] {
  let random = seed;
  for (let at = values.length - 1; at > 0; at--) {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    const other = (random >>> 8) % (at + 1);
    [values[at], values[other]] = [values[other] as T, values[at] as T];
  }
  return values;
}
