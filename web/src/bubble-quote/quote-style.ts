/** The form's styles, in addition to the panel's. */
export const quoteStyle = `
fieldset{margin:0 0 12px;padding:0;border:0;min-width:0}
legend{padding:0;margin-bottom:4px;font-weight:600;font-size:14px}
.choice{display:flex;align-items:center;gap:10px;min-height:44px}
.choice input{width:20px;height:20px;min-height:0;margin:0;padding:0;border:0}
.hint{margin:4px 0 0;color:#55555c;font-size:13px}
.photos{display:flex;flex-flow:row wrap;gap:8px}
.photos li,.photos .pick{position:relative;width:76px;max-width:none;height:76px}
.photos img{width:100%;height:100%;margin:0;object-fit:cover;border-radius:8px}
.photos .pick{border:1px dashed #767680}
.photos button{position:absolute;inset:0 0 auto auto;width:32px;height:32px;padding:0;border:0;border-radius:0 8px;background:#000c;color:#fff;cursor:pointer}
.photos button svg{width:18px;height:18px}`
