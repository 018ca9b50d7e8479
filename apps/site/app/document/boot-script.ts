/** What a page loads to become interactive. */
export type Boot = {
  /** Every script, each after what it imports. */
  scripts: readonly string[]
  /** The modules of each matched route. */
  routes: Readonly<Record<string, readonly string[]>>
  /** Imported last: it hydrates the page. */
  entry: string
}

/** Milliseconds after which the scripts are loaded although the page still waits for a picture. */
const longestWait = 8000

/**
 * Loads the scripts when the page is loaded and painted and the browser is idle, or as soon as the reader acts: before
 * the first paint they would only delay it. A frame is painted some time after its callbacks, so the browser is asked
 * for its paint where it tells. Each is evaluated in a task of its own, so that none blocks a tap for long.
 */
export const bootScript = ({ scripts, routes, entry }: Boot): string =>
  `(function(){var d=document,w=window,s=${JSON.stringify(scripts)},r=${JSON.stringify(routes)},t=['pointerdown','keydown'],started;
function pause(){return new Promise(function(f){setTimeout(f)})}
async function boot(){if(started)return;started=1;t.forEach(function(e){removeEventListener(e,boot,true)});
s.forEach(function(f){var l=d.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href=f;d.head.append(l)});
for(var f of s){await import(f);await pause()}
var m={};for(var i in r){var p=await Promise.all(r[i].map(function(f){return import(f)}));m[i]=p.length>1?Object.assign({},...p):p[0]}
w.__reactRouterRouteModules=m;import(${JSON.stringify(entry)})}
function loaded(){var o=w.PerformanceObserver;if(o&&(o.supportedEntryTypes||[]).includes('paint'))new o(function(l,n){n.disconnect();idle()}).observe({type:'paint',buffered:true});else requestAnimationFrame(function(){setTimeout(idle)})}
function idle(){w.requestIdleCallback?requestIdleCallback(boot,{timeout:2000}):setTimeout(boot,200)}
t.forEach(function(e){addEventListener(e,boot,true)});setTimeout(boot,${longestWait});
d.readyState==='complete'?loaded():addEventListener('load',loaded)})()`
