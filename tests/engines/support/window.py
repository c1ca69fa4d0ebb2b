#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver: as narrow as is asked for, forgetful, its console kept in a file.

The first line of the file is the number of its process; SIGUSR1 takes the network away and brings it back.
"""

import os
import signal

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

# In every document and frame, before anything of the page's own.
LISTENER = """
(() => {
  const keep = (kind, what) =>
    window.webkit.messageHandlers.fault.postMessage(`${kind}: ${what}`.replaceAll('\\n', ' '));
  const { error } = console;
  console.error = (...said) => (keep('console', said.join(' ')), error.apply(console, said));
  addEventListener('error', ({ message, filename }) => message && keep('exception', `${message} ${filename}`));
  addEventListener('unhandledrejection', ({ reason }) => keep('rejection', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep('policy', `${violatedDirective} ${blockedURI}`));
})();
"""

log = open(os.environ["WINDOW_LOG"], "w", buffering=1, encoding="utf-8")
print(os.getpid(), file=log)

Gtk.init()
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)  # reduced motion
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
is_online = True


def turn_network():
    """Without network every address leads to a proxy that is not there."""
    global is_online
    is_online = not is_online
    manager = context.get_website_data_manager()
    if is_online:
        manager.set_network_proxy_settings(WebKit2.NetworkProxyMode.NO_PROXY, None)
    else:
        nowhere = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", None)
        manager.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, nowhere)
    return GLib.SOURCE_CONTINUE


def open_view(_session):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("fault")
    content.connect(
        "script-message-received::fault",
        lambda _content, message: print(message.get_js_value().to_string(), file=log),
    )
    content.add_script(
        WebKit2.UserScript.new(
            LISTENER,
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    view.connect("web-process-terminated", lambda _view, reason: print("crash:", reason, file=log))
    window = Gtk.Window()
    window.add(view)
    window.connect("map-event", lambda *_: window.get_window().focus(0))  # no window manager does it
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    view.grab_focus()
    return view


def begin(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("window")
    session.set_application_info(about)
    session.connect("create-web-view", open_view)


context.connect("automation-started", begin)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, turn_network)
Gtk.main()
