const asItIs = (text = '') => text

/** In place of the package: react-admin makes English labels of names with it where a text is missing, and none is. */
export {
  asItIs as capitalize,
  asItIs as humanize,
  asItIs as inflect,
  asItIs as pluralize,
  asItIs as singularize,
  asItIs as transform,
  asItIs as underscore,
}
