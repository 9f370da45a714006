/** Shown with demo data; built with the demo's story. */
export function Tour() {
  return null;
}
