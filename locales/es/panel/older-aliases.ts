/** Addresses that a record had before. */
export default {
  why: 'Llevan a este registro. La que se quita deja de llevar a ninguna parte y puede usarla otro registro del mismo tipo.',
  end: 'Dejar de llevar desde «{alias}»',
}
