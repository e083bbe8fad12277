/** A form of one field, with its error below it. */
export function formOf(id: string) {
  const form = document.querySelector<HTMLFormElement>(`form#${id}`)
  const input = form?.querySelector('input')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  const error = form?.querySelector<HTMLElement>('.error')
  if (!form || !input || !button || !error) return undefined
  const label = button.textContent

  const fail = (problem: string) => {
    error.textContent = problem
    error.hidden = problem === ''
    if (problem) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }

  const busy = (doing: string) => {
    button.disabled = doing !== ''
    button.textContent = doing || label
    form.setAttribute('aria-busy', String(doing !== ''))
  }

  return {
    form,
    input,
    fail,
    /** Sends what was typed; `work` returns what is wrong with it, or nothing. */
    submit: (doing: string, work: (typed: string) => Promise<string>) =>
      form.addEventListener('submit', (event) => {
        event.preventDefault()
        if (button.disabled) return
        fail('')
        busy(doing)
        void work(input.value.trim()).then((problem) => {
          busy('')
          fail(problem)
          if (problem) input.focus()
        })
      }),
  }
}
