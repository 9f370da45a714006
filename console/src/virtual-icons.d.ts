declare module 'virtual:icons' {
  /** Elements of each icon: tag and attributes, in a square of 24 units. */
  const shapes: Record<string, [tag: string, attributes: Record<string, string>][]>;
  export default shapes;
}
