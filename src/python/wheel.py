"""Makes a wheel of the package and a jar; equal inputs give equal bytes.

The command is wheel.py JAR VERSION DATE DESCRIPTION FOLDER.
"""

import base64
import hashlib
import sys
import zipfile
from pathlib import Path

jar, version, date, description, folder = sys.argv[1:]
version = version.replace("-SNAPSHOT", ".dev0")
stamp = tuple(int(part) for part in date[:10].split("-")) + (0, 0, 0)
package = Path(__file__).with_name("quadrille")
info = f"quadrille-{version}.dist-info"

files = {f"quadrille/{name}": (package / name).read_bytes() for name in ("__init__.py", "py.typed")}
files["quadrille/quadrille.jar"] = Path(jar).read_bytes()
files[f"{info}/METADATA"] = (
    f"Metadata-Version: 2.1\nName: quadrille\nVersion: {version}\nSummary: {description}\nLicense: Apache-2.0\n"
    "Requires-Python: >=3.9\n").encode()
files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: quadrille\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
record = ""
for name, content in files.items():
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    record += f"{name},sha256={digest},{len(content)}\n"
files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()

with zipfile.ZipFile(Path(folder) / f"quadrille-{version}-py3-none-any.whl", "w") as wheel:
    for name, content in files.items():
        entry = zipfile.ZipInfo(name, stamp)
        entry.external_attr = 0o644 << 16
        wheel.writestr(entry, content)
