const { entries } = Object

/** In place of the package `object.entries`, which node-polyglot asks for: the platform has it, and the package comes with thirty others. */
export { entries as 'module.exports' }
