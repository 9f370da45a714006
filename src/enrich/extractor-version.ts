/**
 * Raise it when extractors, relations or languages change: an interrupted `nightjar reenrich` of another version starts
 * again from the beginning.
 */
export const EXTRACTOR_VERSION = 2;
