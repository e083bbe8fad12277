/** Above what shops' pages have: cookie notices and menus. */
const TOP = 2147483000

/** The styles of the button and the frame: they affect nothing outside, and nothing outside affects them. */
export const launcherStyle = (color: string, ink: string, position: 'left' | 'right'): string => `
:host{all:initial;position:fixed;${position}:20px;bottom:20px;z-index:${TOP};display:block}
button{all:unset;box-sizing:border-box;width:56px;height:56px;border-radius:50%;background:${color};border:2px solid ${ink};display:grid;place-items:center;cursor:pointer;box-shadow:0 4px 16px #0004;float:${position}}
button:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px #000}
svg{width:26px;height:26px;fill:none;stroke:${ink};stroke-width:2;stroke-linejoin:round}
iframe{display:block;box-sizing:border-box;width:380px;height:min(620px,calc(100dvh - 112px));border:1px solid #0003;border-radius:16px;margin:0 0 12px;background:#fff;box-shadow:0 8px 32px #0004;color-scheme:light}
iframe[hidden]{display:none}
@media(max-width:480px){:host([data-open]){inset:0}iframe{width:100%;height:100%;border:0;border-radius:0;margin:0}:host([data-open]) button{position:absolute;top:8px;right:8px;width:44px;height:44px}:host([data-open][data-ready]) button{display:none}}
@media print{:host{display:none}}`
