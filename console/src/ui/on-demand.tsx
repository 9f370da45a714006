import { type ComponentType, h } from 'preact';

/** Code of a part of the console could not be loaded: the connection is down, or the server has a newer version. */
export class LoadError extends Error {}

/**
 * A component whose code is loaded when it is first shown. Unlike `lazy`, it tells a failure to the nearest boundary and
 * tries again the next time.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let failure: LoadError | undefined;
  return function OnDemand(props: Props) {
    if (loaded !== undefined) return h(loaded, props);
    if (failure !== undefined) {
      const error = failure;
      failure = undefined;
      throw error;
    }
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (cause) => {
        loading = undefined;
        failure = new LoadError('a part of the console was not loaded', { cause });
      },
    );
    // For the nearest Suspense.
    throw loading;
  };
}
