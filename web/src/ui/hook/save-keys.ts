import type { KeyboardEvent } from 'react'

const isSave = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) =>
  key === 'Enter' && (ctrlKey || metaKey)

/** For data saved without a form: Ctrl+Enter (⌘ on a Mac) saves it, and no surrounding form. */
export const saveKeys =
  (save: () => void) =>
  (event: KeyboardEvent): void => {
    if (!isSave(event)) return
    event.preventDefault()
    event.stopPropagation()
    save()
  }

const FORMS = 'form, [role="dialog"], [role="alertdialog"]'
const FIELDS = 'input, textarea, [role="combobox"], [role="radio"]'

/** The button that saves a form, or a dialog's main button: the last one, because the footer comes last. */
const mainButton = (form: Element) =>
  form.querySelector<HTMLElement>('button[type="submit"]') ??
  [...form.querySelectorAll<HTMLElement>('[data-main]')].at(-1)

/**
 * Ctrl+Enter presses the button that saves the innermost form, or the main button of the innermost dialog. A button
 * pressed this way still explains why it is disabled. In a question, the shortcut works only from one of its own
 * fields, never from its Cancel.
 */
export const submitWithKeys = (): void =>
  document.addEventListener('keydown', (event) => {
    if (!isSave(event) || event.defaultPrevented || !(event.target instanceof Element)) return
    for (let form = event.target.closest(FORMS); form; form = form.parentElement?.closest(FORMS) ?? null) {
      if (form.matches('[role="alertdialog"]') && !event.target.matches(FIELDS)) return
      const button = mainButton(form)
      if (!button) continue
      event.preventDefault()
      return button.click()
    }
  })
