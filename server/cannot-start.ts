/** A reason not to start that names its way out; it is told without a trace. */
export class CannotStart extends Error {}
