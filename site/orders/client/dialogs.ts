/** Dialogs of a client's order, by the actions that they do; each comes when it is opened. */
export const clientDialogs = {
  set_first_class: async () => (await import('./DateFirstClass.tsx')).DateFirstClass,
  set_review: async () => (await import('./ReviewDialog.tsx')).ReviewDialog,
  make_personal_tutor: async () => (await import('./AskDialog.tsx')).AskDialog,
  appoint_tutor: async () => (await import('./ChooseDialog.tsx')).ChooseDialog,
}

/** The one that has words of money to bring along. */
export const payDialogs = { pay: async () => (await import('./PayDialog.tsx')).PayDialog }
