/** The button is there only where a script can print. */
export function printReceipt(button: HTMLButtonElement) {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
