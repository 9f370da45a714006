/** Key under which records without a language are counted, and by which they are found. */
export const UNKNOWN_LANGUAGE = 'und';
/** The same for records without any other value. */
export const UNKNOWN_GROUP = 'unknown';
