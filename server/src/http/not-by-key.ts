/** For a program that tries something only a person may do. */
export const NOT_BY_KEY = 'This can’t be done with an API key. Someone must be signed in.'
