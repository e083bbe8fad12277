/** The button is there only if a script can print. */
export function printReceipt(button: HTMLButtonElement) {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
