/** Above other elements of shops' pages: cookie notices and menus. */
const TOP = 2147483000

/**
 * The button's styles: they affect nothing outside, and nothing outside affects them. They also draw the icon, which
 * costs a page less than a picture.
 */
export const buttonStyle = (color: string, ink: string, position: 'left' | 'right'): string => `
:host{all:initial;position:fixed;${position}:20px;bottom:20px;z-index:${TOP}}
button{float:${position};width:56px;height:56px;padding:0;border:2px solid ${ink};border-radius:50%;background:${color};box-shadow:0 4px 16px #0004;cursor:pointer;forced-color-adjust:none}
button:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px #000}
button:before{content:"";display:block;margin:auto;width:24px;height:22px;background:${ink};clip-path:polygon(0 0,100% 0,100% 75%,35% 75%,10% 100%,10% 75%,0 75%)}
@media print{:host{display:none}}`

/** An open chat's additional styles: for its frame, and for an arrow on the button that hides it. */
export const frameStyle = `
:host([data-open]) button:before{clip-path:polygon(0 25%,10% 15%,50% 60%,90% 15%,100% 25%,50% 80%)}
iframe{display:block;box-sizing:border-box;width:380px;height:min(620px,calc(100dvh - 112px));border:1px solid #0003;border-radius:16px;margin:0 0 12px;background:#fff;box-shadow:0 8px 32px #0004;color-scheme:light}
iframe[hidden]{display:none}
@media(max-width:480px){:host([data-open]){inset:0}iframe{width:100%;height:100%;border:0;border-radius:0;margin:0}:host([data-open]) button{position:absolute;top:8px;right:8px;width:44px;height:44px}:host([data-open][data-ready]) button{display:none}}`
