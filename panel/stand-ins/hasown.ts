const { hasOwn } = Object

/** In place of the package `hasown`: the platform has it. */
export { hasOwn as 'module.exports' }
